import '@masque/ui/theme.css';
import './page.css';
import './shell/app.ts';

// Makes the app load at once when it is installed or opened again. Pages over plain HTTP have no service workers.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/worker.js').catch(() => {}));
