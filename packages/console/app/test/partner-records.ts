import type { Partner } from '@careline/core/internal/administration';
import { FACILITY } from './people.ts';

export const PARTNER_ID = '01890000-0000-7000-8000-0000000000a9';

export const partnerRecord = (part: Partial<Partner> = {}): Partner => ({
  partnerId: PARTNER_ID,
  name: 'North Hospital',
  issuer: null,
  audience: null,
  keyEnd: 'once',
  keyMadeAt: 1_700_000_000,
  formerKey: null,
  origins: ['https://intranet.example'],
  facilities: [FACILITY],
  scopes: ['prohealth'],
  backend: null,
  active: true,
  stoppedWebhooks: 0,
  updatedAt: 1_700_000_000,
  updatedBy: null,
  ...part,
});
