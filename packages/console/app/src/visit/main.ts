import { Visit } from './visit.ts';

const root = document.getElementById('visit');
if (root) void new Visit(root).start();
