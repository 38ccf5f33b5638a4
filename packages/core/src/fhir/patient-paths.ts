/**
 * Elements that name the subject of each type: FHIR's patient compartment (R4 and STU3), without authors, performers,
 * senders and payers. Types whose subject has another name in STU3 have two lines.
 */
const PATHS: Readonly<Record<string, string>> = {
  subject: [
    'Account AdverseEvent Basic CarePlan CareTeam ChargeItem ClinicalImpression Communication',
    'CommunicationRequest Composition Condition Contract DeviceRequest DeviceUseStatement DiagnosticReport',
    'DocumentManifest DocumentReference Encounter EnrollmentRequest Flag Goal GuidanceResponse ImagingStudy Invoice',
    'List MeasureReport Media MedicationAdministration MedicationDispense MedicationRequest MedicationStatement',
    'Observation Procedure ProcedureRequest QuestionnaireResponse ReferralRequest RequestGroup RiskAssessment',
    'ServiceRequest Specimen',
  ].join(' '),
  patient: [
    'AllergyIntolerance BodySite BodyStructure Claim ClaimResponse Consent CoverageEligibilityRequest',
    'CoverageEligibilityResponse DetectedIssue Device EligibilityRequest EligibilityResponse EpisodeOfCare',
    'ExplanationOfBenefit FamilyMemberHistory ImagingManifest ImagingStudy Immunization ImmunizationEvaluation',
    'ImmunizationRecommendation MolecularSequence NutritionOrder RelatedPerson Sequence SupplyDelivery',
    'VisionPrescription',
  ].join(' '),
  beneficiary: 'Coverage',
  candidate: 'EnrollmentRequest',
  individual: 'ResearchSubject',
  for: 'Task',
  deliverTo: 'SupplyRequest',
  securityContext: 'Binary',
};

/** Elements that can name several subjects, of which only patients count. */
const LISTS: Readonly<Record<string, string>> = {
  'participant.actor': 'Appointment',
  actor: 'AppointmentResponse Schedule',
  'entity.what': 'AuditEvent',
  'entity.reference': 'AuditEvent',
  'member.entity': 'Group',
  'link.target': 'Person',
  target: 'Provenance',
};

/** Types without a subject: places, staff, products, definitions. */
const OTHERS = [
  'ActivityDefinition BiologicallyDerivedProduct Bundle CapabilityStatement CatalogEntry ChargeItemDefinition',
  'CodeSystem CompartmentDefinition ConceptMap DataElement DeviceComponent DeviceDefinition DeviceMetric',
  'EffectEvidenceSynthesis Endpoint EnrollmentResponse EventDefinition Evidence EvidenceVariable ExampleScenario',
  'ExpansionProfile GraphDefinition HealthcareService ImplementationGuide InsurancePlan Library Linkage Location',
  'Measure Medication MedicationKnowledge MedicinalProduct MedicinalProductAuthorization',
  'MedicinalProductContraindication MedicinalProductIndication MedicinalProductIngredient',
  'MedicinalProductInteraction MedicinalProductManufactured MedicinalProductPackaged',
  'MedicinalProductPharmaceutical MedicinalProductUndesirableEffect MessageDefinition MessageHeader NamingSystem',
  'ObservationDefinition OperationDefinition OperationOutcome Organization OrganizationAffiliation Parameters',
  'Patient PaymentNotice PaymentReconciliation PlanDefinition Practitioner PractitionerRole ProcessRequest',
  'ProcessResponse Questionnaire ResearchDefinition ResearchElementDefinition ResearchStudy RiskEvidenceSynthesis',
  'SearchParameter ServiceDefinition Slot SpecimenDefinition StructureDefinition StructureMap Subscription',
  'Substance SubstanceNucleicAcid SubstancePolymer SubstanceProtein SubstanceReferenceInformation',
  'SubstanceSourceMaterial SubstanceSpecification TerminologyCapabilities TestReport TestScript ValueSet',
  'VerificationResult',
].join(' ');

export interface PatientPath {
  /** Path from the resource to references, through lists. */
  readonly steps: readonly string[];
  /** Whether several subjects, also of other types, are possible. */
  readonly several: boolean;
}

const types = new Map<string, PatientPath[]>(OTHERS.split(' ').map((type) => [type, []]));
for (const [table, several] of [
  [PATHS, false],
  [LISTS, true],
] as const) {
  for (const [path, names] of Object.entries(table)) {
    for (const type of names.split(' ')) {
      types.set(type, [...(types.get(type) ?? []), { steps: path.split('.'), several }]);
    }
  }
}

/** Whether this is a type of FHIR R4 or STU3. */
export const isResourceType = (type: string): boolean => types.has(type);

/** Returns the paths to a type's patient, in order of preference; empty for types without a subject. */
export const patientPaths = (type: string): readonly PatientPath[] => types.get(type) ?? [];
