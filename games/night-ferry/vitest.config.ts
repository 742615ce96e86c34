export { fromSource as default } from '../../vite.shared.ts';
