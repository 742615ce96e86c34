/** All icons that are named anywhere in a document. */
export function iconsIn(part: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const it of part) iconsIn(it, names);
  else if (typeof part === 'object' && part !== null) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'icon' && typeof value === 'string') names.add(value);
      else if (typeof value === 'object') iconsIn(value, names);
    }
  }
  return names;
}
