import type { ReactNode } from 'react';
import { isIdentifier } from '@/domain/identifier';
import { InvalidBranch } from './invalid-branch';

/** A screen of one branch: of what cannot be one, the service is asked for nothing. */
export function ofBranch<Props extends { branchId: string }>(Screen: (props: Props) => ReactNode) {
  return function OfBranch(props: Props) {
    const { branchId } = props;
    return isIdentifier(branchId) ? <Screen {...props} /> : <InvalidBranch branchId={branchId} />;
  };
}
