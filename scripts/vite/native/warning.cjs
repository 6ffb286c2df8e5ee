module.exports = () => undefined
