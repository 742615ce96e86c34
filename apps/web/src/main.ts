import '@masque/ui/theme.css';
import './page.css';
import './shell/app.ts';
