import type { UserProfile } from '#identity';

const facility = {
  facilityId: '00000000-0004-7000-8000-000000000001',
  facilityName: 'Careline Clinic',
  timeZone: 'Asia/Kolkata',
};

/** A coach of one facility. */
export function aProfile(facts: Partial<UserProfile> = {}): UserProfile {
  return {
    sub: 'coach',
    name: 'Anita Coach',
    email: 'coach@careline.example',
    emailHash: 'a'.repeat(64),
    roles: ['Coordinator'],
    scopes: ['prohealth', 'search', 'hmCallInfo', 'call-status-history'],
    facility,
    facilities: [facility],
    azp: 'careline-console',
    resourceId: 'coach',
    user_metadata: { app_scopes: [] },
    ...facts,
  };
}
