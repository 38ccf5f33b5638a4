export { addPartner, listPartners, partnerEndpoints, updatePartner } from './partner.endpoints.ts';
export {
  audienceSchema,
  issuerSchema,
  type Partner,
  type PartnerFields,
  pageOriginSchema,
  partnerFieldsSchema,
  partnerSchema,
} from './partner.ts';
export { readIssuer, readPageOrigin } from './partner-address.ts';
export {
  getStaff,
  inviteStaff,
  listFacilities,
  listStaff,
  listStaffSessions,
  MAX_STAFF_PAGE,
  signOutStaff,
  staffEndpoints,
  updateStaff,
} from './staff.endpoints.ts';
export {
  facilityReferenceSchema,
  STAFF_STATES,
  type StaffFields,
  type StaffMember,
  type StaffSession,
  type StaffState,
  staffEmailSchema,
  staffFieldsSchema,
  staffMemberSchema,
  staffReferenceSchema,
  staffSessionSchema,
} from './staff.ts';
