import type { FacilityRecord } from '@careline/core/internal/administration';
import type { UserProfile } from '@careline/core/internal/identity';

export const FACILITY = {
  facilityId: '01890000-0000-7000-8000-0000000000f1',
  facilityName: 'Careline Clinic Pune',
  timeZone: 'Asia/Kolkata',
};

export const facilityRecord = (part: Partial<FacilityRecord> = {}): FacilityRecord => ({
  ...FACILITY,
  callingHours: { from: '08:00', to: '20:00' },
  dutyDoctorPhone: null,
  code: null,
  type: null,
  address: null,
  phone: null,
  closing: null,
  updatedAt: 1_700_000_000,
  updatedBy: null,
  ...part,
});

export function profileOf(part: Partial<UserProfile> = {}): UserProfile {
  return {
    sub: 'staff-1',
    name: 'Asha Coach',
    email: 'coach@careline.example',
    emailHash: 'a'.repeat(64),
    roles: ['coordinator'],
    scopes: ['prohealth', 'search', 'hmCallInfo', 'call-status-history'],
    facility: FACILITY,
    facilities: [FACILITY],
    azp: 'careline-console',
    resourceId: 'resource-1',
    user_metadata: { app_scopes: [] },
    ...part,
  };
}
