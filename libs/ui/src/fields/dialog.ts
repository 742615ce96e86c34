/** `<wa-dialog>`, which `mq-dialog` loads when the first dialog opens. */
import './icons.ts';
import '@awesome.me/webawesome/dist/components/dialog/dialog.js';
