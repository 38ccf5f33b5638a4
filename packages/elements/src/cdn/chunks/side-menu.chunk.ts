// Written by `npm run elements`.
import { sideMenuView } from '../../side-menu/side-menu.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(sideMenuView);
