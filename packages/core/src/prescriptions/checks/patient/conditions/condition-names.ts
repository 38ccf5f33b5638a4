import { FURTHER_CONDITION_NAMES } from './condition-names-further.ts';

interface ConditionName {
  /** Only counts while active. */
  readonly acute?: true;
  /** Names in records, lower case, words separated by single spaces. */
  readonly words: RegExp;
  /** Prefixes of ICD-10 codes. */
  readonly icd: readonly string[];
}

/** Conditions that rules use, by recorded names and codes. */
export const CONDITION_NAMES = {
  'heart-failure': {
    words:
      /\b(?:(?:heart|cardiac|ventricular) failure|(?:chf|ccf|hf|hfref|hfpef|hfmref|lvf|adhf)\b|lv dysfunction|(?:dilated|ischa?emic) cardiomyopathy|dcm\b|reduced (?:ejection fraction|ef)|low ef)/,
    icd: ['I50', 'I42.0', 'I11.0', 'I13.0', 'I13.2'],
  },
  asthma: { words: /\b(?:asthma|asthmatic|bronchial asthma|wheezy bronchitis)/, icd: ['J45', 'J46'] },
  copd: {
    words: /\b(?:copd|coad|chronic obstructive|emphysema|chronic bronchitis)\b/,
    icd: ['J41', 'J42', 'J43', 'J44'],
  },
  'coronary-disease': {
    words:
      /\b(?:cad\b|ihd\b|acs\b|cabg\b|ptca\b|pci\b|nstemi\b|stemi\b|coronary|ischa?emic heart|angina|myocardial infarct|heart attack|old mi\b|post mi\b)/,
    icd: ['I20', 'I21', 'I22', 'I24', 'I25', 'Z95.1', 'Z95.5'],
  },
  'artery-disease': {
    words: /\b(?:pvd|pad|peripheral (?:vascular|arter\w+)|raynaud\w*|buerger\w*|claudication|gangrene)\b/,
    icd: ['I70.2', 'I73'],
  },
  hypertension: {
    words:
      /(?<!pulmonary |portal |intracranial |ocular )\b(?:hypertension|hypertensive|htn|high (?:blood pressure|bp))\b/,
    icd: ['I10', 'I11', 'I12', 'I13', 'I15'],
  },
  'heart-block': {
    words:
      /(?<!first degree |1st degree )\b(?:(?:heart|av|atrioventricular|complete|second degree|third degree|2nd degree|3rd degree) (?:heart )?block|chb|bradycardia|sick sinus|sss|sinus node)\b/,
    icd: ['I44.1', 'I44.2', 'I44.3', 'I49.5', 'R00.1'],
  },
  'long-qt': {
    words: /\b(?:long qt\w*|qt\w* prolong\w*|prolonged qt\w*|lqts|torsades?)\b/,
    icd: ['I45.81', 'I47.21'],
  },
  'atrial-fibrillation-preexcited': {
    words: /\b(?:wpw|wolff parkinson|pre ?excitation)\b/,
    icd: ['I45.6'],
  },
  'rhythm-disorder': {
    words: /\b(?:ventricular (?:tachycardia|fibrillation|arrhythmia)|vt storm|cardiac arrest)\b/,
    icd: ['I47.0', 'I47.2', 'I49.0', 'I46'],
  },
  'peptic-ulcer': {
    words: /\b(?:(?:peptic|gastric|duodenal|stomach) ulcer|pud|perforated ulcer)/,
    icd: ['K25', 'K26', 'K27', 'K28'],
  },
  dyspepsia: {
    words: /\b(?:dyspepsia|gastritis|acid peptic|apd|gerd|gord|reflux|acidity)\b/,
    icd: ['K21', 'K29', 'K30'],
  },
  'gi-bleed': {
    words:
      /\b(?:(?:gi|gastro ?intestinal|upper gi|lower gi|ugi|variceal) (?:bleed\w*|ha?emorrhage)|ugib|ha?ematemesis|mela?ena|malena)\b/,
    icd: ['K92.0', 'K92.1', 'K92.2', 'I85.0'],
  },
  'brain-bleed': {
    words:
      /\b(?:(?:ha?emorrhagic|bleeding) stroke|(?:intracranial|intracerebral|cerebral|subarachnoid|brain|subdural) (?:bleed\w*|ha?emorrhage|ha?ematoma)|ich|sah)\b/,
    icd: ['I60', 'I61', 'I62'],
  },
  stroke: {
    words:
      /(?<!heat )\b(?:stroke|cva|cerebrovascular accident|tia|transient ischa?emic|hemiplegia|hemiparesis|cerebral infarct\w*)\b/,
    icd: ['I63', 'I64', 'I69', 'G45'],
  },
  'bleeding-disorder': {
    words:
      /\b(?:ha?emophilia|von willebrand\w*|bleeding (?:disorder|diathesis)|itp|thrombocytopeni\w+|coagulopathy)\b/,
    icd: ['D65', 'D66', 'D67', 'D68', 'D69.3', 'D69.4', 'D69.5', 'D69.6'],
  },
  thrombosis: {
    words:
      /\b(?:dvt|vte|deep vein thrombosis|deep venous thrombosis|pulmonary embol\w+|venous thrombo\w+|cvt|cvst|thrombophilia|antiphospholipid|apla|apls|factor v leiden)\b/,
    icd: ['I26', 'I80.1', 'I80.2', 'I82', 'D68.5', 'D68.6', 'O22.3', 'O88.2'],
  },
  'migraine-aura': {
    words: /\b(?:migraine with aura|migraine aura|classical? migraine|hemiplegic migraine)\b/,
    icd: ['G43.1'],
  },
  'breast-cancer': {
    words: /\b(?:ca\.? breast|breast (?:ca|cancer|carcinoma|malignancy)|carcinoma (?:of )?(?:the )?breast)\b/,
    icd: ['C50', 'Z85.3'],
  },
  'womb-cancer': {
    words: /\b(?:(?:endometrial|uterine|womb) (?:ca|cancer|carcinoma)|carcinoma endometrium)\b/,
    icd: ['C54'],
  },
  'bladder-cancer': { words: /\bbladder (?:ca|cancer|carcinoma|tumou?r)\b/, icd: ['C67'] },
  'thyroid-cancer-medullary': {
    words: /\b(?:medullary (?:ca |carcinoma |cancer )?(?:of )?thyroid|medullary carcinoma|mtc|men ?2[ab]?)\b/,
    icd: ['E31.22'],
  },
  phaeochromocytoma: { words: /\bpha?eochromocytoma\b|\bparaganglioma\b/, icd: ['D35.0', 'C74.1'] },
  g6pd: {
    words: /\b(?:g ?6 ?pd\b|glucose 6 phosphate|favism)/,
    icd: ['D55.0'],
  },
  porphyria: { words: /\bporphyria\b/, icd: ['E80.0', 'E80.1', 'E80.2'] },
  gout: { words: /\b(?:gout|gouty|podagra|hyperurica?emia)\b/, icd: ['M10', 'E79.0'] },
  epilepsy: {
    words: /\b(?:epilepsy|epileptic|seizures?|convulsions?|fits|gtcs|jme)\b/,
    icd: ['G40', 'G41', 'R56'],
  },
  parkinson: { words: /\bparkinson\w*\b/, icd: ['G20', 'G21', 'F02.3'] },
  dementia: {
    words: /\b(?:dementia|alzheimer\w*|cognitive impairment)\b/,
    icd: ['F00', 'F01', 'F02', 'F03', 'G30'],
  },
  myasthenia: { words: /\bmyasthenia\b/, icd: ['G70.0'] },
  cirrhosis: {
    words:
      /\b(?:cirrhosis|cirrhotic|dcld|cld|chronic liver disease|liver failure|hepatic failure|decompensated liver|hepatic encephalopathy|portal hypertension|ascites|esld)\b/,
    icd: ['K70.3', 'K70.4', 'K72', 'K74', 'K76.6', 'I85'],
  },
  hepatitis: {
    acute: true,
    words: /\b(?:hepatitis|jaundice|dili|alf|acute liver)\b/,
    icd: ['B15', 'B16', 'B17', 'B18', 'B19', 'K71', 'K73', 'K75', 'R17'],
  },
  'angle-closure': {
    words: /\b(?:(?:angle closure|closed angle|narrow angle|acute) glaucoma|pacg|narrow angles?)\b/,
    icd: ['H40.2'],
  },
  prostate: {
    words:
      /\b(?:bph|bep|prostatic? (?:hyperplasia|hypertrophy|enlargement|obstruction)|prostatomegaly|enlarged prostate|(?:urinary|urine) retention|retention of urine|luts)\b/,
    icd: ['N40', 'R33'],
  },
  'bowel-obstruction': {
    acute: true,
    words:
      /\b(?:(?:bowel|intestinal) obstruction|(?:paralytic )?ileus|sub ?acute intestinal obstruction|saio|gastric outlet obstruction|megacolon)\b/,
    icd: ['K56', 'K31.1'],
  },
  pancreatitis: { words: /\bpancreatitis\b/, icd: ['K85', 'K86.0', 'K86.1'] },
  dengue: { acute: true, words: /\b(?:dengue|dhf|break ?bone)\b/, icd: ['A90', 'A91', 'A97'] },
  hyperkalaemia: {
    acute: true,
    words: /\b(?:hyperkala?emia|high potassium|raised potassium)\b/,
    icd: ['E87.5'],
  },
  hypokalaemia: { acute: true, words: /\b(?:hypokala?emia|low potassium)\b/, icd: ['E87.6'] },
  hyponatraemia: { acute: true, words: /\b(?:hyponatra?emia|low sodium|siadh)\b/, icd: ['E87.1', 'E22.2'] },
  alcohol: {
    words:
      /\b(?:alcohol\w*(?: use)? (?:dependen\w+|disorder|abuse|addiction|withdrawal|use disorder)|alcoholism|alcoholic|ads|aud|chronic alcohol\w*)\b/,
    icd: ['F10', 'K70'],
  },
  opioid: {
    words:
      /\b(?:opioid|opiate|heroin|brown sugar|morphine|fentanyl|smack) (?:use |dependen\w+|disorder|abuse|addiction|addict|use disorder|withdrawal)|\b(?:oud|ods)\b|substance (?:abuse|use|dependen\w+)|\bdrug addict\w*/,
    icd: ['F11', 'F19'],
  },
  psychosis: {
    words: /\b(?:psychosis|psychotic|schizo\w+|bipolar(?! hemi| prosth)|mania|bpad|delusional)\b/,
    icd: ['F20', 'F22', 'F23', 'F25', 'F28', 'F29', 'F30', 'F31'],
  },
  depression: {
    words: /(?<!st |respiratory |cns |marrow )\b(?:depression|depressive|mdd|suicid\w+|self harm)\b/,
    icd: ['F32', 'F33', 'R45.8', 'X6', 'X7', 'X80', 'X81', 'X82', 'X83', 'X84'],
  },
  'sleep-apnoea': { words: /\b(?:sleep apno?ea|osahs?|osa)\b/, icd: ['G47.3'] },
  osteoporosis: { words: /\b(?:osteoporosis|osteoporotic|fragility fracture)\b/, icd: ['M80', 'M81'] },
  'oesophagus-disorder': {
    words: /\b(?:achalasia|o?esophageal (?:stricture|ulcer|varices)|erosive o?esophagitis|barrett\w*)\b/,
    icd: ['K22.0', 'K22.1', 'K22.2'],
  },
  thyrotoxicosis: { words: /\b(?:thyrotoxicosis|hyperthyroid\w*|graves\w*)\b/, icd: ['E05'] },
  psoriasis: { words: /\b(?:psoriasis|psoriatic)\b/, icd: ['L40'] },
  'eating-disorder': { words: /\b(?:anorexia nervosa|bulimia\w*|eating disorder)\b/, icd: ['F50'] },
  'kidney-failure': {
    words:
      /\b(?:esrd|eskd|end stage (?:renal|kidney)|(?:ckd|kidney disease) (?:stage )?(?:5d?|v)\b|(?:haemo|hemo|peritoneal )?dialysis|mhd|capd)\b/,
    icd: ['N18.5', 'N18.6', 'Z99.2', 'Z49'],
  },
  'kidney-stage-4': {
    words: /\b(?:ckd|kidney disease)(?: stage)? ?(?:4|iv|g4)\b/,
    icd: ['N18.4'],
  },
  'kidney-stage-3': {
    words: /\b(?:ckd|kidney disease)(?: stage)? ?(?:3[ab]?|iii[ab]?|g3[ab]?)\b/,
    icd: ['N18.3'],
  },
  ...FURTHER_CONDITION_NAMES,
} as const satisfies Readonly<Record<string, ConditionName>>;
export type ConditionKey = keyof typeof CONDITION_NAMES;
