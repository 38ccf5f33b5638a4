import { failureHindi } from '../http/failure.messages.hi.ts';
import type { Translation } from '../messages/index.ts';
import { offlineNoticeHindi } from '../notices/offline-notice/offline-notice.messages.hi.ts';
import { snackbarHindi } from '../notices/snackbar/snackbar.messages.hi.ts';
import { updateNoticeHindi } from '../notices/update-notice/update-notice.messages.hi.ts';
import { dateFieldHindi } from '../primitives/date-field/date-field.messages.hi.ts';
import { dialogHindi } from '../primitives/dialog/dialog.messages.hi.ts';
import { errorStateHindi } from '../primitives/error-state/error-state.messages.hi.ts';
import { fieldHindi } from '../primitives/field/field.messages.hi.ts';
import { fileFieldHindi } from '../primitives/file-field/file-field.messages.hi.ts';
import { numberFieldHindi } from '../primitives/number-field/number-field.messages.hi.ts';
import { onDemandHindi } from '../primitives/on-demand/on-demand.messages.hi.ts';
import { progressHindi } from '../primitives/progress/progress.messages.hi.ts';
import { progressLineHindi } from '../primitives/progress/progress-line.messages.hi.ts';
import { textAreaHindi } from '../primitives/text-area/text-area.messages.hi.ts';
import { accountInfoHindi } from '../shell/account-info/account-info.messages.hi.ts';
import { appsDrawerHindi } from '../shell/apps-drawer/apps-drawer.messages.hi.ts';
import { bottomBarHindi } from '../shell/bottom-bar/bottom-bar.messages.hi.ts';
import { fullScreenHindi } from '../shell/full-screen/full-screen.messages.hi.ts';
import { panelHindi } from '../shell/panel/panel.messages.hi.ts';
import { shellHindi } from '../shell/shell/shell.messages.hi.ts';
import { sideMenuHindi } from '../shell/side-menu/side-menu.messages.hi.ts';
import { topBarHindi } from '../shell/top-bar/top-bar.messages.hi.ts';

/** In Hindi, what a page may show before anybody is signed in and around every screen. */
export const hindiFrame: readonly Translation[] = [
  failureHindi,
  offlineNoticeHindi,
  snackbarHindi,
  updateNoticeHindi,
  dialogHindi,
  errorStateHindi,
  dateFieldHindi,
  fieldHindi,
  fileFieldHindi,
  numberFieldHindi,
  onDemandHindi,
  progressHindi,
  progressLineHindi,
  textAreaHindi,
  accountInfoHindi,
  appsDrawerHindi,
  bottomBarHindi,
  fullScreenHindi,
  panelHindi,
  shellHindi,
  sideMenuHindi,
  topBarHindi,
];
