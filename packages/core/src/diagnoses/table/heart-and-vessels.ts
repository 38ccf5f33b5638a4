/** I00 to I99: diseases of the circulatory system. */
export const HEART_AND_VESSELS = `
I00 Rheumatic fever without mention of heart involvement
I01 Rheumatic fever with heart involvement
I01.9 Acute rheumatic heart disease, unspecified
I05 Rheumatic mitral valve diseases
I05.0 Mitral stenosis
I05.1 Rheumatic mitral insufficiency
I05.2 Mitral stenosis with insufficiency
I06.9 Rheumatic aortic valve disease, unspecified
I08.0 Disorders of both mitral and aortic valves
I09.9 Rheumatic heart disease, unspecified|RHD
I10 Essential (primary) hypertension|BP,high BP,high blood pressure,hypertension,HTN,रक्तचाप,बीपी
I11 Hypertensive heart disease
I11.0 Hypertensive heart disease with (congestive) heart failure
I11.9 Hypertensive heart disease without (congestive) heart failure
I12 Hypertensive renal disease
I12.0 Hypertensive renal disease with renal failure
I12.9 Hypertensive renal disease without renal failure
I13.9 Hypertensive heart and renal disease, unspecified
I15.0 Renovascular hypertension
I15.9 Secondary hypertension, unspecified
I20 Angina pectoris
I20.0 Unstable angina
I20.9 Angina pectoris, unspecified|angina
I21 Acute myocardial infarction|heart attack,MI,dil ka daura,दिल का दौरा
I21.0 Acute transmural myocardial infarction of anterior wall|anterior wall MI,AWMI
I21.1 Acute transmural myocardial infarction of inferior wall|inferior wall MI,IWMI
I21.2 Acute transmural myocardial infarction of other sites
I21.3 Acute transmural myocardial infarction of unspecified site|STEMI
I21.4 Acute subendocardial myocardial infarction|NSTEMI
I21.9 Acute myocardial infarction, unspecified
I22.9 Subsequent myocardial infarction of unspecified site
I24.9 Acute ischaemic heart disease, unspecified|acute coronary syndrome,ACS
I25 Chronic ischaemic heart disease
I25.1 Atherosclerotic heart disease|coronary artery disease,CAD
I25.2 Old myocardial infarction
I25.5 Ischaemic cardiomyopathy
I25.9 Chronic ischaemic heart disease, unspecified|IHD
I26 Pulmonary embolism
I26.0 Pulmonary embolism with mention of acute cor pulmonale
I26.9 Pulmonary embolism without mention of acute cor pulmonale|PE
I27.0 Primary pulmonary hypertension
I27.2 Other secondary pulmonary hypertension
I27.9 Pulmonary heart disease, unspecified|cor pulmonale
I30.9 Acute pericarditis, unspecified
I31.1 Chronic constrictive pericarditis
I31.3 Pericardial effusion (noninflammatory)
I31.9 Disease of pericardium, unspecified
I33.0 Acute and subacute infective endocarditis
I34.0 Mitral (valve) insufficiency|mitral regurgitation
I34.1 Mitral (valve) prolapse
I35.0 Aortic (valve) stenosis
I35.1 Aortic (valve) insufficiency|aortic regurgitation
I36.1 Nonrheumatic tricuspid (valve) insufficiency
I38 Endocarditis, valve unspecified|valvular heart disease
I40.9 Acute myocarditis, unspecified
I42 Cardiomyopathy
I42.0 Dilated cardiomyopathy|DCM
I42.1 Obstructive hypertrophic cardiomyopathy|HOCM
I42.9 Cardiomyopathy, unspecified
I44.2 Atrioventricular block, complete|complete heart block
I44.3 Other and unspecified atrioventricular block
I44.7 Left bundle-branch block, unspecified|LBBB
I45.1 Other and unspecified right bundle-branch block|RBBB
I45.6 Pre-excitation syndrome|WPW
I46 Cardiac arrest
I46.9 Cardiac arrest, unspecified
I47.1 Supraventricular tachycardia|SVT,PSVT
I47.2 Ventricular tachycardia
I48 Atrial fibrillation and flutter
I48.0 Paroxysmal atrial fibrillation
I48.9 Atrial fibrillation and atrial flutter, unspecified|AF
I49.0 Ventricular fibrillation and flutter
I49.3 Ventricular premature depolarization|ectopics,VPC
I49.5 Sick sinus syndrome
I49.9 Cardiac arrhythmia, unspecified|irregular heartbeat
I50 Heart failure|CCF,CHF
I50.0 Congestive heart failure
I50.1 Left ventricular failure|pulmonary oedema,LVF
I50.9 Heart failure, unspecified
I51.7 Cardiomegaly
I60.9 Subarachnoid haemorrhage, unspecified|SAH
I61 Intracerebral haemorrhage|brain haemorrhage
I61.9 Intracerebral haemorrhage, unspecified|haemorrhagic stroke,ICH
I62.0 Subdural haemorrhage (acute) (nontraumatic)
I63 Cerebral infarction|ischaemic stroke
I63.9 Cerebral infarction, unspecified
I64 Stroke, not specified as haemorrhage or infarction|CVA,brain attack,lakwa,paralysis,लकवा
I65.2 Occlusion and stenosis of carotid artery
I67.1 Cerebral aneurysm, nonruptured
I67.4 Hypertensive encephalopathy
I67.6 Nonpyogenic thrombosis of intracranial venous system|cerebral venous thrombosis,CVT
I67.9 Cerebrovascular disease, unspecified
I69 Sequelae of cerebrovascular disease
I69.3 Sequelae of cerebral infarction
I69.4 Sequelae of stroke, not specified as haemorrhage or infarction|old stroke
I70.2 Atherosclerosis of arteries of extremities
I70.9 Generalized and unspecified atherosclerosis
I71.0 Dissection of aorta
I71.4 Abdominal aortic aneurysm, without mention of rupture|AAA
I71.9 Aortic aneurysm of unspecified site, without mention of rupture
I73.0 Raynaud syndrome
I73.1 Thromboangiitis obliterans [Buerger]
I73.9 Peripheral vascular disease, unspecified|PVD,PAD,intermittent claudication
I74.3 Embolism and thrombosis of arteries of lower extremities|acute limb ischaemia
I77.6 Arteritis, unspecified|vasculitis
I80.0 Phlebitis and thrombophlebitis of superficial vessels of lower extremities
I80.2 Phlebitis and thrombophlebitis of other deep vessels of lower extremities|DVT,deep vein thrombosis
I81 Portal vein thrombosis
I82.9 Embolism and thrombosis of unspecified vein
I83 Varicose veins of lower extremities
I83.0 Varicose veins of lower extremities with ulcer|venous ulcer
I83.9 Varicose veins of lower extremities without ulcer or inflammation
I85.0 Oesophageal varices with bleeding
I85.9 Oesophageal varices without bleeding
I86.1 Scrotal varices|varicocele
I87.2 Venous insufficiency (chronic) (peripheral)
I88.0 Nonspecific mesenteric lymphadenitis
I88.9 Nonspecific lymphadenitis, unspecified
I89.0 Lymphoedema, not elsewhere classified
I95.1 Orthostatic hypotension
I95.9 Hypotension, unspecified|low BP
I99 Other and unspecified disorders of circulatory system
`;
