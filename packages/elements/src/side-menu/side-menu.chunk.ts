import { drawing } from '../draw.tsx';
import { sideMenuView } from './side-menu.view.tsx';

export const draw = drawing(sideMenuView);
