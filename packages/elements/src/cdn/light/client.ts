// React's client in the light build: Preact's client, with controlled fields like React's.
import './controlled-fields.ts';

export { createRoot } from 'preact/compat/client';
