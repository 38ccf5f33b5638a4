/** E00 to E90 endocrine, nutritional and metabolic diseases; F00 to F99 mental and behavioural disorders. */
export const ENDOCRINE_AND_MENTAL = `
E00.9 Congenital iodine-deficiency syndrome, unspecified|cretinism
E01.0 Iodine-deficiency-related diffuse (endemic) goitre|goitre,ghengha,घेंघा
E02 Subclinical iodine-deficiency hypothyroidism
E03 Other hypothyroidism
E03.1 Congenital hypothyroidism without goitre
E03.9 Hypothyroidism, unspecified|low thyroid,underactive thyroid,थायरॉइड
E04 Other nontoxic goitre
E04.1 Nontoxic single thyroid nodule|thyroid nodule
E04.2 Nontoxic multinodular goitre
E04.9 Nontoxic goitre, unspecified
E05 Thyrotoxicosis [hyperthyroidism]
E05.0 Thyrotoxicosis with diffuse goitre|Graves disease
E05.9 Thyrotoxicosis, unspecified|hyperthyroidism,overactive thyroid
E06.1 Subacute thyroiditis
E06.3 Autoimmune thyroiditis|Hashimoto
E06.9 Thyroiditis, unspecified
E10 Type 1 diabetes mellitus|T1DM,insulin-dependent diabetes,IDDM,juvenile diabetes
E10.0 Type 1 diabetes mellitus with coma
E10.1 Type 1 diabetes mellitus with ketoacidosis|DKA
E10.2 Type 1 diabetes mellitus with renal complications
E10.3 Type 1 diabetes mellitus with ophthalmic complications
E10.4 Type 1 diabetes mellitus with neurological complications
E10.5 Type 1 diabetes mellitus with peripheral circulatory complications
E10.6 Type 1 diabetes mellitus with other specified complications
E10.9 Type 1 diabetes mellitus without complications
E11 Type 2 diabetes mellitus|sugar,diabetes,T2DM,NIDDM,DM2,madhumeh,शुगर,मधुमेह
E11.0 Type 2 diabetes mellitus with coma|hyperosmolar state,HHS
E11.1 Type 2 diabetes mellitus with ketoacidosis|DKA
E11.2 Type 2 diabetes mellitus with renal complications|diabetic nephropathy,diabetic kidney disease
E11.3 Type 2 diabetes mellitus with ophthalmic complications|diabetic retinopathy
E11.4 Type 2 diabetes mellitus with neurological complications|diabetic neuropathy
E11.5 Type 2 diabetes mellitus with peripheral circulatory complications|diabetic foot,diabetic gangrene
E11.6 Type 2 diabetes mellitus with other specified complications
E11.7 Type 2 diabetes mellitus with multiple complications
E11.8 Type 2 diabetes mellitus with unspecified complications
E11.9 Type 2 diabetes mellitus without complications
E12.9 Malnutrition-related diabetes mellitus without complications
E13.9 Other specified diabetes mellitus without complications|pancreatic diabetes,steroid diabetes
E14 Unspecified diabetes mellitus
E14.9 Unspecified diabetes mellitus without complications
E15 Nondiabetic hypoglycaemic coma
E16.0 Drug-induced hypoglycaemia without coma
E16.2 Hypoglycaemia, unspecified|low sugar
E20.9 Hypoparathyroidism, unspecified
E21.0 Primary hyperparathyroidism
E21.3 Hyperparathyroidism, unspecified
E22.0 Acromegaly and pituitary gigantism
E22.1 Hyperprolactinaemia
E22.2 Syndrome of inappropriate secretion of antidiuretic hormone|SIADH
E23.0 Hypopituitarism|Sheehan syndrome
E23.2 Diabetes insipidus
E24.9 Cushing syndrome, unspecified
E25.9 Adrenogenital disorder, unspecified|congenital adrenal hyperplasia
E26.9 Hyperaldosteronism, unspecified
E27.1 Primary adrenocortical insufficiency|Addison disease
E27.4 Other and unspecified adrenocortical insufficiency
E28.2 Polycystic ovarian syndrome|PCOS,PCOD
E28.3 Primary ovarian failure|premature menopause
E29.1 Testicular hypofunction
E30.0 Delayed puberty
E30.1 Precocious puberty
E34.3 Short stature, not elsewhere classified
E40 Kwashiorkor
E41 Nutritional marasmus|marasmus
E43 Unspecified severe protein-energy malnutrition|severe acute malnutrition,SAM
E44.0 Moderate protein-energy malnutrition|moderate acute malnutrition,MAM
E44.1 Mild protein-energy malnutrition
E45 Retarded development following protein-energy malnutrition|stunting
E46 Unspecified protein-energy malnutrition|malnutrition,kuposhan,कुपोषण
E50 Vitamin A deficiency
E50.5 Vitamin A deficiency with night blindness|night blindness,rataundhi
E50.9 Vitamin A deficiency, unspecified
E51.1 Beriberi
E51.2 Wernicke encephalopathy
E52 Niacin deficiency [pellagra]
E53.8 Deficiency of other specified B group vitamins|vitamin B12 deficiency
E54 Ascorbic acid deficiency|scurvy
E55 Vitamin D deficiency
E55.0 Rickets, active
E55.9 Vitamin D deficiency, unspecified
E58 Dietary calcium deficiency
E60 Dietary zinc deficiency
E61.1 Iron deficiency
E63.9 Nutritional deficiency, unspecified
E66 Obesity|motapa,मोटापा
E66.0 Obesity due to excess calories
E66.2 Extreme obesity with alveolar hypoventilation
E66.9 Obesity, unspecified
E70.0 Classical phenylketonuria
E73.9 Lactose intolerance, unspecified
E74.0 Glycogen storage disease
E78 Disorders of lipoprotein metabolism and other lipidaemias
E78.0 Pure hypercholesterolaemia|high cholesterol
E78.1 Pure hyperglyceridaemia|high triglycerides
E78.2 Mixed hyperlipidaemia
E78.5 Hyperlipidaemia, unspecified|dyslipidaemia
E79.0 Hyperuricaemia without signs of inflammatory arthritis|high uric acid
E80.2 Other porphyria
E80.4 Gilbert syndrome
E83.0 Disorders of copper metabolism|Wilson disease
E83.1 Disorders of iron metabolism|haemochromatosis
E83.5 Disorders of calcium metabolism|hypercalcaemia,hypocalcaemia
E84.9 Cystic fibrosis, unspecified
E85.9 Amyloidosis, unspecified
E86 Volume depletion|dehydration,paani ki kami
E87.0 Hyperosmolality and hypernatraemia|high sodium
E87.1 Hypo-osmolality and hyponatraemia|low sodium
E87.2 Acidosis|lactic acidosis
E87.5 Hyperkalaemia|high potassium
E87.6 Hypokalaemia|low potassium
E87.7 Fluid overload
E87.8 Other disorders of electrolyte and fluid balance, not elsewhere classified|electrolyte imbalance
E89.0 Postprocedural hypothyroidism
F00.9 Dementia in Alzheimer disease, unspecified
F01.9 Vascular dementia, unspecified
F03 Unspecified dementia|dementia,memory loss
F05 Delirium, not induced by alcohol and other psychoactive substances
F05.9 Delirium, unspecified|acute confusion
F06.9 Unspecified mental disorder due to brain damage and dysfunction and to physical disease
F10 Mental and behavioural disorders due to use of alcohol
F10.0 Acute intoxication due to use of alcohol
F10.1 Harmful use of alcohol|alcohol abuse
F10.2 Alcohol dependence syndrome|alcoholism,sharab ki lat
F10.3 Alcohol withdrawal state
F10.4 Alcohol withdrawal state with delirium|delirium tremens
F11.2 Opioid dependence syndrome|heroin addiction,smack
F12.1 Harmful use of cannabinoids|ganja,charas
F12.2 Dependence syndrome due to use of cannabinoids
F13.2 Dependence syndrome due to use of sedatives or hypnotics
F17.1 Harmful use of tobacco
F17.2 Tobacco dependence syndrome|smoking,nicotine dependence,tambaku
F18.1 Harmful use of volatile solvents
F19.2 Dependence syndrome due to multiple drug use
F20 Schizophrenia
F20.0 Paranoid schizophrenia
F20.9 Schizophrenia, unspecified
F22.0 Delusional disorder
F23.9 Acute and transient psychotic disorder, unspecified
F25.9 Schizoaffective disorder, unspecified
F29 Unspecified nonorganic psychosis|psychosis
F30.9 Manic episode, unspecified|mania
F31 Bipolar affective disorder
F31.9 Bipolar affective disorder, unspecified|manic depression
F32 Depressive episode|depression,udasi,अवसाद
F32.0 Mild depressive episode
F32.1 Moderate depressive episode
F32.2 Severe depressive episode without psychotic symptoms
F32.3 Severe depressive episode with psychotic symptoms
F32.9 Depressive episode, unspecified
F33 Recurrent depressive disorder
F33.9 Recurrent depressive disorder, unspecified
F34.1 Dysthymia
F40.0 Agoraphobia
F40.1 Social phobias
F40.2 Specific (isolated) phobias
F41 Other anxiety disorders
F41.0 Panic disorder [episodic paroxysmal anxiety]|panic attack
F41.1 Generalized anxiety disorder|GAD
F41.2 Mixed anxiety and depressive disorder
F41.9 Anxiety disorder, unspecified|anxiety,ghabrahat,घबराहट
F42 Obsessive-compulsive disorder
F42.9 Obsessive-compulsive disorder, unspecified|OCD
F43.0 Acute stress reaction
F43.1 Post-traumatic stress disorder|PTSD
F43.2 Adjustment disorders
F44.9 Dissociative [conversion] disorder, unspecified
F45.0 Somatization disorder
F45.2 Hypochondriacal disorder
F45.9 Somatoform disorder, unspecified
F48.0 Neurasthenia
F50.0 Anorexia nervosa
F50.2 Bulimia nervosa
F50.9 Eating disorder, unspecified
F51.0 Nonorganic insomnia|sleeplessness
F52.2 Failure of genital response|erectile dysfunction
F52.4 Premature ejaculation
F53.0 Mild mental and behavioural disorders associated with the puerperium|postnatal depression,postpartum depression
F53.1 Severe mental and behavioural disorders associated with the puerperium|puerperal psychosis
F60.3 Emotionally unstable personality disorder|borderline personality
F60.9 Personality disorder, unspecified
F70 Mild intellectual disability|mild mental retardation
F79 Unspecified intellectual disability|mental retardation
F80.9 Developmental disorder of speech and language, unspecified|speech delay
F81.9 Developmental disorder of scholastic skills, unspecified|learning disability
F84.0 Childhood autism|autism
F84.9 Pervasive developmental disorder, unspecified
F90.0 Disturbance of activity and attention|ADHD
F91.9 Conduct disorder, unspecified
F95.2 Combined vocal and multiple motor tic disorder [de la Tourette]
F98.0 Nonorganic enuresis|bed-wetting
F98.5 Stuttering [stammering]
F99 Mental disorder, not otherwise specified
`;
