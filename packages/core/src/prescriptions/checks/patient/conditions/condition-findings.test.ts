import { expect, it } from 'vitest';
import { findingsOf, lineOf, worstOf } from '../test/judged.ts';

type Severity = ReturnType<typeof worstOf>;
const recorded = (name: string) => ({ conditions: [{ name }] });

it.each<[medicine: string, condition: string, severity: Severity, source: string]>([
  ['apixaban', 'Mechanical mitral valve', 'severe', 'FDA label'],
  ['warfarin', 'Mechanical mitral valve', 'none', 'ESC 2021: treatment'],
  ['rivaroxaban', 'Antiphospholipid syndrome', 'severe', 'EMA 2019'],
  ['ramipril', 'Angioedema with enalapril', 'severe', 'FDA label: contraindicated'],
  ['sacubitril', 'Past angioedema', 'severe', 'FDA label: contraindicated'],
  ['ramipril', 'Bilateral renal artery stenosis', 'severe', 'BNF'],
  ['dapagliflozin', 'Type 1 diabetes', 'severe', 'FDA label'],
  ['dapagliflozin', 'Type 2 diabetes', 'none', 'ADA 2024: treatment'],
  ['levofloxacin', 'Aortic aneurysm', 'important', 'FDA 2018'],
  ['calcium carbonate', 'Hypercalcemia', 'severe', 'BNF'],
  ['denosumab', 'Hypocalcaemia', 'severe', 'FDA label: contraindicated'],
  ['tofacitinib', 'Pulmonary TB', 'severe', 'FDA boxed warning'],
  ['clozapine', 'Neutropenia', 'severe', 'FDA boxed warning'],
  ['ribavirin', 'Thalassemia major', 'severe', 'FDA label: contraindicated'],
  ['ribavirin', 'Thalassemia trait', 'none', 'FDA label: major forms alone'],
  ['carbamazepine', 'HLA-B*15:02 positive', 'severe', 'FDA boxed warning'],
  ['carbamazepine', 'HLA-B*15:02 negative', 'none', 'FDA label'],
  ['allopurinol', 'HLA-B*58:01', 'severe', 'CPIC 2015'],
  ['oral polio vaccine', 'Leukaemia', 'severe', 'WHO'],
  ['BCG vaccine', 'HIV', 'severe', 'WHO'],
  ['BCG vaccine', 'HIV negative', 'none', 'WHO: at birth'],
  ['rotavirus vaccine', 'Intussusception', 'severe', 'FDA label: contraindicated'],
  ['flecainide', 'Post MI', 'severe', 'FDA boxed warning'],
  ['pentoxifylline', 'Recent cerebral haemorrhage', 'severe', 'FDA label: contraindicated'],
  ['bethanechol', 'Asthma', 'severe', 'FDA label: contraindicated'],
  ['propranolol', 'दमा', 'severe', 'BNF: contraindicated'],
  ['bupropion', 'mirgi', 'severe', 'FDA label: contraindicated'],
  ['ibuprofen', 'Heart failure', 'important', 'ESC 2021: class III'],
  ['pioglitazone', 'CHF', 'severe', 'FDA boxed warning'],
  ['verapamil', 'HFrEF', 'severe', 'ESC 2021: class III'],
  ['diltiazem', 'LVF', 'severe', 'ESC 2021: class III'],
  ['cilostazol', 'Congestive cardiac failure', 'severe', 'FDA boxed warning'],
  ['saxagliptin', 'CCF', 'important', 'FDA 2016'],
  ['itraconazole', 'Heart failure', 'important', 'FDA boxed warning'],
  ['diclofenac', 'Ischaemic heart disease', 'severe', 'EMA 2013: contraindicated'],
  ['etoricoxib', 'Old CVA', 'severe', 'EMA 2005: contraindicated'],
  ['ibuprofen', 'IHD', 'important', 'FDA 2015'],
  ['primaquine', 'G6PD normal', 'none', 'normal enzyme'],
  ['carvedilol', 'Heart failure', 'none', 'ESC 2021: class I'],
  ['dapagliflozin', 'Heart failure', 'none', 'ESC 2021: class I'],
  ['spironolactone', 'Heart failure', 'none', 'ESC 2021: class I'],
  ['propranolol', 'Bronchial asthma', 'severe', 'BNF: contraindicated'],
  ['bisoprolol', 'Asthma', 'important', 'BNF: avoid'],
  ['diclofenac', 'Asthma', 'note', 'GINA 2023'],
  ['salbutamol', 'Asthma', 'none', 'GINA 2023: reliever'],
  ['sumatriptan', 'IHD', 'severe', 'FDA label: contraindicated'],
  ['febuxostat', 'CAD', 'important', 'FDA 2019'],
  ['aspirin', 'Old MI', 'none', 'ESC: secondary prevention'],
  ['naproxen', 'Duodenal ulcer', 'severe', 'BNF: contraindicated in active ulcer'],
  ['aspirin', 'Peptic ulcer', 'important', 'ACG 2009: with a PPI'],
  ['prednisolone', 'Peptic ulcer', 'note', 'BNF'],
  ['pantoprazole', 'Peptic ulcer', 'none', 'BNF: treatment'],
  ['diclofenac', 'Upper GI bleed', 'severe', 'BNF'],
  ['primaquine', 'G6PD deficiency', 'severe', 'WHO malaria guidelines'],
  ['dapsone', 'G6PD deficient', 'severe', 'BNF: definite risk'],
  ['nitrofurantoin', 'G6PD deficiency', 'severe', 'BNF: definite risk'],
  ['rasburicase', 'G6PD deficiency', 'severe', 'FDA boxed warning'],
  ['methylene blue', 'G6PD deficiency', 'severe', 'FDA label'],
  ['ciprofloxacin', 'G6PD deficiency', 'important', 'BNF'],
  ['paracetamol', 'G6PD deficiency', 'none', 'BNF: therapeutic doses'],
  ['tramadol', 'Epilepsy', 'severe', 'FDA label: seizures'],
  ['bupropion', 'Seizure disorder', 'severe', 'FDA label: contraindicated'],
  ['levofloxacin', 'Epilepsy', 'important', 'BNF'],
  ['levetiracetam', 'Epilepsy', 'none', 'NICE NG217: treatment'],
  ['verapamil', 'Second degree AV block', 'severe', 'FDA label: contraindicated'],
  ['bisoprolol', 'Complete heart block', 'severe', 'BNF: contraindicated'],
  ['haloperidol', 'Long QT syndrome', 'severe', 'CredibleMeds known risk'],
  ['azithromycin', 'Prolonged QTc', 'severe', 'CredibleMeds known risk'],
  ['metoclopramide', "Parkinson's disease", 'severe', 'NICE NG71: avoid'],
  ['haloperidol', 'Parkinsonism', 'severe', 'AGS Beers 2023'],
  ['quetiapine', "Parkinson's disease", 'none', 'AGS Beers 2023: exception'],
  ['ciprofloxacin', 'Myasthenia gravis', 'severe', 'FDA boxed warning'],
  ['gentamicin', 'Myasthenia gravis', 'severe', 'MGFA'],
  ['magnesium sulphate', 'Myasthenia gravis', 'severe', 'MGFA'],
  ['propranolol', 'Myasthenia gravis', 'important', 'MGFA'],
  ['amitriptyline', 'Angle closure glaucoma', 'severe', 'BNF'],
  ['tamsulosin', 'BPH', 'none', 'BNF: treatment'],
  ['chlorpheniramine', 'BPH', 'important', 'AGS Beers 2023'],
  ['phenobarbitone', 'Acute intermittent porphyria', 'severe', 'NAPOS'],
  ['hydrochlorothiazide', 'Gout', 'important', 'ACR 2020'],
  ['aspirin', 'Gout', 'note', 'ACR 2020: continue a low dose'],
  ['allopurinol', 'Gout', 'none', 'ACR 2020: treatment'],
  ['prasugrel', 'Old CVA', 'severe', 'FDA boxed warning'],
  ['clopidogrel', 'Ischaemic stroke', 'none', 'AHA 2021: treatment'],
  ['warfarin', 'ICH 2024', 'severe', 'AHA 2022'],
  ['ethinylestradiol + levonorgestrel', 'DVT', 'severe', 'WHO MEC 2015: category 4'],
  ['ethinylestradiol + levonorgestrel', 'Migraine with aura', 'severe', 'WHO MEC 2015: category 4'],
  ['ethinylestradiol + levonorgestrel', 'Migraine without aura', 'none', 'WHO MEC 2015: category 2'],
  ['tranexamic acid', 'Pulmonary embolism', 'severe', 'FDA label: contraindicated'],
  ['conjugated estrogens', 'Ca breast', 'severe', 'BNF: contraindicated'],
  ['propranolol', 'Phaeochromocytoma', 'severe', 'Endocrine Society 2014'],
  ['ibuprofen', 'Dengue fever', 'severe', 'WHO 2009'],
  ['aspirin', '? Dengue', 'severe', 'WHO 2009'],
  ['paracetamol', 'Dengue fever', 'none', 'WHO 2009: treatment'],
  ['spironolactone', 'Hyperkalaemia', 'severe', 'UK Kidney Association 2023'],
  ['alprazolam', 'Alcohol dependence', 'important', 'BNF'],
  ['tramadol', 'Opioid use disorder', 'important', 'BNF'],
  ['buprenorphine', 'Opioid use disorder', 'none', 'WHO: treatment'],
  ['mefloquine', 'Depression', 'severe', 'FDA boxed warning'],
  ['prednisolone', 'Schizophrenia', 'important', 'BNF'],
  ['pioglitazone', 'Bladder cancer', 'severe', 'FDA 2011'],
  ['diclofenac', 'Haemophilia A', 'severe', 'WFH 2020'],
  ['ibuprofen', 'Family history of dengue', 'none', 'not the patient'],
  ['propranolol', 'No asthma', 'none', 'denied'],
  ['tramadol', 'Epilepsy ruled out', 'none', 'denied'],
  ['amlodipine', 'Hypertension', 'none', 'ISH 2020: treatment'],
])('%s with %s: %s (%s)', (medicine, condition, severity) => {
  expect(worstOf('condition', lineOf(medicine), recorded(condition))).toBe(severity);
});

it.each<[medicine: string, condition: string, severity: Severity, source: string]>([
  ['terbinafine', 'Chronic liver disease', 'severe', 'FDA label'],
  ['vildagliptin', 'Cirrhosis', 'severe', 'EMA'],
  ['ibuprofen', 'Cirrhosis of liver', 'severe', 'EASL 2018: not with ascites'],
  ['paracetamol', 'DCLD', 'note', 'AASLD: at most 2 g a day'],
  ['methotrexate', 'CLD', 'severe', 'BNF'],
  ['sodium valproate', 'Cirrhosis', 'severe', 'FDA boxed warning'],
  ['diazepam', 'Cirrhosis', 'important', 'EASL 2018'],
  ['propranolol', 'Cirrhosis with varices', 'none', 'Baveno VII: treatment'],
  ['lactulose', 'Hepatic encephalopathy', 'none', 'EASL 2018: treatment'],
  ['sodium valproate', 'Acute viral hepatitis', 'severe', 'FDA label: contraindicated'],
  ['nimesulide', 'Acute hepatitis', 'important', 'EMA 2011'],
])('the liver: %s with %s: %s (%s)', (medicine, condition, severity) => {
  expect(worstOf('liver', lineOf(medicine), recorded(condition))).toBe(severity);
});

it('includes eye drops of beta blockers for asthma and bradycardia', () => {
  const drops = lineOf('timolol', { form: 'drops', route: 'eye' });
  expect(worstOf('condition', drops, recorded('Asthma'))).toBe('severe');
  expect(worstOf('condition', drops, recorded('Sick sinus syndrome'))).toBe('severe');
});

it('names the condition as it was recorded, once', () => {
  const conditions = [{ name: 'CHF, EF 30 %' }, { name: 'Heart failure' }];
  const found = findingsOf('condition', lineOf('pioglitazone'), { conditions });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    about: 'CHF, EF 30 %',
    rule: 'condition:heart-failure-glitazone',
    problem: {
      en: 'pioglitazone with CHF, EF 30 %: it holds back salt and water and worsens heart failure',
    },
  });
});
