// React's client in the light build: Preact's, with fields that show what their state says.
import './controlled-fields.ts';

export { createRoot } from 'preact/compat/client';
