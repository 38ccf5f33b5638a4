export { type SoughtWay, useWay, wayTo } from './way.ts';
