import '@masque/ui/theme.css';
import './page.css';
import './shell/app.ts';
import { renewWhenStale } from './shell/renew.ts';

renewWhenStale();

// Installed, or opened a second time, the app is there at once. A page over plain http is not let near this.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => {}));
