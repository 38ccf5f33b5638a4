import { PaperCheck } from './paper-check.ts';

const root = document.getElementById('check');
if (root) void new PaperCheck(root).start();
