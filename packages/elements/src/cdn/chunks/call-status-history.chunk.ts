// Written by `npm run elements`.
import { callStatusHistoryView } from '../../call-status-history/call-status-history.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(callStatusHistoryView);
