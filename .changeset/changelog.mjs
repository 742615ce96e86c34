/**
 * What stands in a CHANGELOG: the notes themselves, for whoever plays or writes games. Which commit brought one is in git, and
 * that packages stand on each other's new versions is in their package.json.
 */
export default {
  getReleaseLine: async ({ summary }) => {
    const [first, ...others] = summary.trim().split('\n');
    return [`- ${first}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n');
  },
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length > 0 ? '- Stands on the new versions of the packages it uses.' : '',
};
