// Written by `npm run elements`.
import { encountersView } from '../../encounters/encounters.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(encountersView);
