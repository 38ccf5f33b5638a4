// Written by `npm run elements`.
import { callInfoView } from '../../call-info/call-info.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(callInfoView);
