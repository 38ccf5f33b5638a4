export type { PanelProps } from './panel.tsx';
export { PanelOnDemand } from './panel-on-demand.tsx';
