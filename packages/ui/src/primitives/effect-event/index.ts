export { useEffectEvent } from './use-effect-event.ts';
