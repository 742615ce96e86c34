export { forGame as default } from '../../vite.shared.ts';
