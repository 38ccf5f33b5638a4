import { defineWords } from '#formatting';

export const arterialBloodGas = defineWords('case-sheets/sections/monitoring.arterialBloodGas', {
  fio2: 'FiO2',
  ph: 'pH',
  pco2: 'pCO2',
  po2: 'pO2',
  samples: 'Blood gas',
  sample: 'Sample',
  takenAt: 'Taken at',
  bicarbonate: 'Bicarbonate',
  baseExcess: 'Base excess',
  saturation: 'Oxygen saturation of the sample',
  lactate: 'Lactate',
  sodium: 'Sodium',
  potassium: 'Potassium',
  hemoglobin: 'Hemoglobin',
  impression: 'Impression',
  from: 'Drawn from',
  note: 'Note',
});

export const arterialBloodGasSample = defineWords('case-sheets/sections/monitoring.arterialBloodGasSample', {
  ARTERIAL: 'Arterial',
  VENOUS: 'Venous',
  CAPILLARY: 'Capillary',
  CORD: 'Umbilical cord',
});

export const arterialBloodGasImpression = defineWords(
  'case-sheets/sections/monitoring.arterialBloodGasImpression',
  {
    NORMAL: 'Normal',
    METABOLIC_ACIDOSIS: 'Metabolic acidosis',
    METABOLIC_ALKALOSIS: 'Metabolic alkalosis',
    RESPIRATORY_ACIDOSIS: 'Respiratory acidosis',
    RESPIRATORY_ALKALOSIS: 'Respiratory alkalosis',
    MIXED: 'Mixed',
  },
);

export const fluids = defineWords('case-sheets/sections/monitoring.fluids', {
  period: 'Chart',
  from: 'From',
  to: 'To',
  diet: 'By mouth',
  limit: 'Most in 24 hours',
  intake: 'Intake',
  at: 'At',
  what: 'What',
  volume: 'Volume',
  which: 'Which',
  output: 'Output',
  looks: 'Looks',
});

export const fluidsDiet = defineWords('case-sheets/sections/monitoring.fluidsDiet', {
  FREE: 'Free',
  RESTRICTED: 'Restricted',
  NIL: 'Nothing by mouth',
});

export const fluidsKind = defineWords('case-sheets/sections/monitoring.fluidsKind', {
  ORAL: 'Drink or food',
  TUBE: 'Tube feed',
  CRYSTALLOID: 'Saline, Ringer or dextrose',
  COLLOID: 'Colloid or albumin',
  BLOOD: 'Blood product',
  MEDICINE: 'Medicine in fluid',
  NUTRITION: 'Parenteral nutrition',
  OTHER: 'Other',
});

export const fluidsKindLabels = defineWords('case-sheets/sections/monitoring.fluidsKindLabels', {
  URINE: 'Urine',
  VOMIT: 'Vomit',
  STOMACH: 'Stomach tube',
  STOOL: 'Stool',
  DRAIN: 'Drain',
  BLOOD: 'Blood',
  DIALYSIS: 'Dialysis',
  OTHER: 'Other',
});

export const hemodynamics = defineWords('case-sheets/sections/monitoring.hemodynamics', {
  support: 'Support',
  shock: 'Shock',
  monitoring: 'Monitored by',
  targetMean: 'Mean pressure aimed at',
  measurements: 'Measurement',
  at: 'At',
  systolic: 'Systolic',
  diastolic: 'Diastolic',
  mean: 'Mean pressure',
  pulse: 'Pulse',
  rhythm: 'Rhythm',
  venous: 'Central venous pressure',
  capillary: 'Capillary refill',
  output: 'Cardiac output',
  lactate: 'Lactate',
  urine: 'Urine in the last hour',
  drugs: 'Running',
  doses: 'Doses',
  hint: 'Such as noradrenaline 0.1 mcg/kg/min',
});

export const hemodynamicsShock = defineWords('case-sheets/sections/monitoring.hemodynamicsShock', {
  ABSENT: 'None',
  SEPTIC: 'Septic',
  HYPOVOLAEMIC: 'Loss of blood or fluid',
  CARDIOGENIC: 'Cardiogenic',
  OBSTRUCTIVE: 'Obstructive',
  ANAPHYLACTIC: 'Anaphylactic',
  MIXED: 'Mixed or not clear',
});

export const hemodynamicsMonitoring = defineWords('case-sheets/sections/monitoring.hemodynamicsMonitoring', {
  CUFF: 'Cuff',
  ARTERIAL_LINE: 'Arterial line',
  CENTRAL_LINE: 'Central line',
  ECHO: 'Echocardiography',
  OUTPUT_MONITOR: 'Cardiac output monitor',
});

export const hemodynamicsRhythm = defineWords('case-sheets/sections/monitoring.hemodynamicsRhythm', {
  SINUS: 'Sinus',
  ATRIAL_FIBRILLATION: 'Atrial fibrillation',
  SVT: 'Other narrow-complex tachycardia',
  VT: 'Ventricular tachycardia',
  BLOCK: 'Heart block',
  PACED: 'Paced',
  OTHER: 'Other',
});

export const hemodynamicsDrugs = defineWords('case-sheets/sections/monitoring.hemodynamicsDrugs', {
  NORADRENALINE: 'Noradrenaline',
  ADRENALINE: 'Adrenaline',
  VASOPRESSIN: 'Vasopressin',
  DOPAMINE: 'Dopamine',
  DOBUTAMINE: 'Dobutamine',
  MILRINONE: 'Milrinone',
  NITROGLYCERINE: 'Nitroglycerine',
  LABETALOL: 'Labetalol',
  NONE: 'None',
});

export const manageDevice = defineWords('case-sheets/sections/monitoring.manageDevice', {
  devices: 'Devices',
  device: 'Device',
  kind: 'Kind',
  otherKind: 'Which device',
  maker: 'Maker and model',
  serial: 'Serial number',
  givenOn: 'Given on',
  shown: 'Use shown and repeated by the patient',
  state: 'State',
  returnedOn: 'Returned on',
  note: 'Note',
});

export const manageDeviceKind = defineWords('case-sheets/sections/monitoring.manageDeviceKind', {
  PRESSURE: 'Blood pressure monitor',
  GLUCOSE: 'Glucose meter',
  SENSOR: 'Continuous glucose sensor',
  OXIMETER: 'Pulse oximeter',
  SCALE: 'Weighing scale',
  THERMOMETER: 'Thermometer',
  PEAK_FLOW: 'Peak flow meter',
  NEBULISER: 'Nebuliser',
  OXYGEN: 'Oxygen concentrator',
  CPAP: 'CPAP',
  PUMP: 'Insulin pump',
  ECG: 'ECG patch or recorder',
  DOPPLER: 'Fetal Doppler',
  PHONE: 'Phone or tablet',
  OTHER: 'Other',
});

export const manageDeviceState = defineWords('case-sheets/sections/monitoring.manageDeviceState', {
  IN_USE: 'In use',
  NOT_USED: 'Given, not used',
  FAULTY: 'Faulty',
  RETURNED: 'Returned',
  LOST: 'Lost',
});

export const ventilator = defineWords('case-sheets/sections/monitoring.ventilator', {
  fio2: 'FiO2',
  peep: 'PEEP',
  ratio: 'I:E',
  spo2: 'SpO2',
  etco2: 'EtCO2',
  airway: 'Airway',
  interface: 'Ventilated through',
  since: 'Since',
  tubeSize: 'Tube size',
  tubeDepth: 'Fixed at',
  cuff: 'Cuff pressure',
  settings: 'Settings',
  at: 'At',
  mode: 'Mode',
  tidal: 'Tidal volume',
  rateSet: 'Rate set',
  rateTotal: 'Rate in all',
  support: 'Pressure control or support',
  peak: 'Peak pressure',
  plateau: 'Plateau pressure',
  flow: 'Flow',
  sedation: 'Sedation (RASS)',
  n4Combative: '+4 Combative',
  n3VeryAgitated: '+3 Very agitated',
  n2Agitated: '+2 Agitated',
  n1Restless: '+1 Restless',
  n0AlertAndCalm: '0 Alert and calm',
  minus1: '-1 Drowsy',
  minus2: '-2 Light sedation',
  minus3: '-3 Moderate sedation',
  minus4: '-4 Deep sedation',
  minus5: '-5 Unarousable',
  events: 'Since the last entry',
  plan: 'Plan',
});

export const ventilatorInterface = defineWords('case-sheets/sections/monitoring.ventilatorInterface', {
  TUBE: 'Endotracheal tube',
  TRACHEOSTOMY: 'Tracheostomy',
  MASK: 'Mask',
  HIGH_FLOW: 'High-flow nasal cannula',
});

export const ventilatorMode = defineWords('case-sheets/sections/monitoring.ventilatorMode', {
  VC_AC: 'Volume control, assist',
  PC_AC: 'Pressure control, assist',
  PRVC: 'PRVC',
  SIMV: 'SIMV',
  PSV: 'Pressure support',
  CPAP: 'CPAP',
  BIPAP: 'BiPAP',
  APRV: 'APRV',
  HIGH_FLOW: 'High flow',
  T_PIECE: 'T-piece trial',
  OTHER: 'Other',
});

export const ventilatorRatio = defineWords('case-sheets/sections/monitoring.ventilatorRatio', {
  '1_1': '1:1',
  '1_1_5': '1:1.5',
  '1_2': '1:2',
  '1_3': '1:3',
  '1_4': '1:4',
  INVERSE: 'Inverse',
});

export const ventilatorEvents = defineWords('case-sheets/sections/monitoring.ventilatorEvents', {
  SUCTION: 'Thick or much secretion',
  ALARM: 'Pressure alarm',
  DESATURATION: 'Oxygen fell',
  TUBE_MOVED: 'Tube moved or changed',
  PRONE: 'Turned prone',
});
