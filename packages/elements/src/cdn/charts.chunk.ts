import { chartsView } from '../charts/charts.view.tsx';
import { drawing } from './draw.tsx';

export const draw = drawing(chartsView);
