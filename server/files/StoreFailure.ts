/** That the store of files did not do, or did not keep, what it was asked: a failure of its own and of nothing else. */
export class StoreFailure extends Error {}
