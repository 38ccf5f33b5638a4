import { hindiFrame } from '@careline/ui/locales/hi-frame';
import type { Translation } from '@careline/ui/messages';
import * as administration from './administration/administration.messages.hi.ts';
import * as frame from './frame/frame.messages.hi.ts';
import * as guards from './guards/guards.messages.hi.ts';
import * as hosted from './hosted/hosted.messages.hi.ts';
import * as audit from './pages/audit/audit.messages.hi.ts';
import * as auth from './pages/auth/auth.messages.hi.ts';
import * as booking from './pages/booking/booking.messages.hi.ts';
import * as encounters from './pages/encounters/encounters.messages.hi.ts';
import * as facilities from './pages/facilities/facilities.messages.hi.ts';
import * as pages from './pages/pages.messages.hi.ts';
import * as partners from './pages/partners/partners.messages.hi.ts';
import * as patients from './pages/patients/patients.messages.hi.ts';
import * as prohealth from './pages/prohealth/prohealth.messages.hi.ts';
import * as settings from './pages/settings/settings.messages.hi.ts';
import * as staff from './pages/staff/staff.messages.hi.ts';
import * as palette from './palette/palette.messages.hi.ts';
import * as tour from './tour/tour.messages.hi.ts';

/** All Hindi messages of the console, including its frame. A test finds missing ones. */
export const consoleHindi: readonly Translation[] = [
  ...[
    administration,
    audit,
    auth,
    booking,
    encounters,
    facilities,
    frame,
    guards,
    hosted,
    pages,
    palette,
    partners,
    patients,
    prohealth,
    settings,
    staff,
    tour,
  ].flatMap((room) => Object.values<Translation>(room)),
  ...hindiFrame,
];
