import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import Chart from './Chart.vue';
import Icons from './Icons.vue';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Chart', Chart);
    app.component('Icons', Icons);
  },
} satisfies Theme;
