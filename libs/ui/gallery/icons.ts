import { registerIcons } from '../src/index.ts';
import { iconsPaths } from './icons.generated.ts';

registerIcons(
  Object.fromEntries(Object.entries(iconsPaths).map(([name, d]) => [name, `<path fill="currentColor" d="${d}"/>`])),
);
