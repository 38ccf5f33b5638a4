// Written by `npm run elements`.
import { readingsView } from '../../readings/readings.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(readingsView);
