/**
 * Where development servers listen unless told otherwise: Next, Vite and its preview, Angular, Astro, Live Server, Storybook,
 * Vue CLI, notebooks and others. Pages on these ports of this machine may use the sandbox.
 */
export const DEVELOPMENT_PORTS: readonly number[] = [
  3000, 3001, 4173, 4200, 4321, 5000, 5173, 5174, 5500, 6006, 8000, 8080, 8888,
];
