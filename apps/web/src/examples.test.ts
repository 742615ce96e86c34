import { describeExamples } from '@masque/workspace/examples';
import { beforeEach, vi } from 'vitest';

type Names = Readonly<Record<string, unknown>>;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 'VELA' })));
});

describeExamples({
  folder: import.meta.dirname,
  // An example of decorated fields is no statement.
  world: async (example, path) => (example.startsWith('@') ? null : ((await import(`./${path}`)) as Names)),
});
