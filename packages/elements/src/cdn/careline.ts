// The first file a page loads: every tag is defined at once, React and the views follow by themselves.
import { defineAll } from '../define-all.ts';

defineAll();
