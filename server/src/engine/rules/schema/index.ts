import { schemaAnnotationLossy } from './annotation-lossy';
import { schemaAnnotationType } from './annotation-type';
import { schemaConstNotInEnum } from './const-not-in-enum';
import { schemaConstType } from './const-type';
import { schemaEnumShape } from './enum-shape';
import { schemaEnumType } from './enum-type';
import { schemaMisplacedKeyword } from './misplaced-keyword';
import { schemaMissingType } from './missing-type';
import { schemaNotObject } from './not-object';
import { schemaOneofShape } from './oneof-shape';
import { schemaOneofSibling } from './oneof-sibling';
import { schemaOpennessMissing } from './openness-missing';
import { schemaOpennessType } from './openness-type';
import { schemaPropertiesShape } from './properties-shape';
import { schemaRequiredForm } from './required-form';
import { schemaRequiredMisplaced } from './required-misplaced';
import { schemaRequiredUndeclared } from './required-undeclared';
import { schemaRootNotObject } from './root-not-object';
import { schemaTypeAndOneof } from './type-and-oneof';
import { schemaTypeArray } from './type-array';
import { schemaUnknownKeyword } from './unknown-keyword';
import { schemaUnknownType } from './unknown-type';
import { schemaUnsupportedKeyword } from './unsupported-keyword';

/** The rules about tool schemas. */
export const schemaRules = [
  schemaAnnotationLossy,
  schemaAnnotationType,
  schemaConstNotInEnum,
  schemaConstType,
  schemaEnumShape,
  schemaEnumType,
  schemaMisplacedKeyword,
  schemaMissingType,
  schemaNotObject,
  schemaOneofShape,
  schemaOneofSibling,
  schemaOpennessMissing,
  schemaOpennessType,
  schemaPropertiesShape,
  schemaRequiredForm,
  schemaRequiredMisplaced,
  schemaRequiredUndeclared,
  schemaRootNotObject,
  schemaTypeAndOneof,
  schemaTypeArray,
  schemaUnknownKeyword,
  schemaUnknownType,
  schemaUnsupportedKeyword,
];
