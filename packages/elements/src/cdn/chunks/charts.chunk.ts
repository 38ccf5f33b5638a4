// Written by `npm run elements`.
import { chartsView } from '../../charts/charts.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(chartsView);
