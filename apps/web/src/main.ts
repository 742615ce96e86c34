import '@masque/ui/theme.css';
import './page.css';
import './shell/app.ts';
import { renewWhenStale } from './shell/renew.ts';

renewWhenStale();
